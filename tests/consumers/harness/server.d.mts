export interface FolderServer {
  readonly url: string;
  close(): void;
}

export function freePort(): Promise<number>;

export function serveFolder(
  folder: string,
  headers?: Readonly<Record<string, string>>,
  options?: { readonly prelude?: string; readonly onMissing?: (pathname: string) => void },
): Promise<FolderServer>;
