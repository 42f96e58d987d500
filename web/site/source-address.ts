/** What `package.json` may say of where the source is: see npm's documentation of `repository`. */
export interface Sourced {
  readonly repository?: string | { readonly url: string };
}

/** The hosts that have short names, as in `gitlab:owner/name`; without any it is the first. */
const hosts = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' } as const;

/** The page of the source, or `undefined` as long as nobody says where it is. */
export function sourceAddress({ repository }: Sourced): string | undefined {
  const said = typeof repository === 'object' ? repository.url : repository;
  if (said === undefined) return undefined;
  const [, host = 'github', path] =
    /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(said) ?? [];
  const whole =
    path === undefined
      ? said
          .replace(/^git\+/, '')
          // git@host:owner/name is how git writes what browsers know as https://host/owner/name.
          .replace(/^(?:ssh:\/\/)?git@([^/:]+)[/:]/, 'https://$1/')
          .replace(/^git:/, 'https:')
      : `https://${hosts[host as keyof typeof hosts]}/${path}`;
  const address = whole.replace(/\.git$/, '');
  return /^https?:\/\/[^/]+\/./.test(address) ? address : undefined;
}
