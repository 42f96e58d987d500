/** Takes from the site what former builds of the embed had, into `folder`; resolves with how many files that were. */
export function keepFormer(site: string, folder: string): Promise<number>;
