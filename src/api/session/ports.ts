import type { Clock } from '../clock.ts';

/** Cookies that scripts can read: the session travels as a bearer header. */
export interface Cookies {
  /** The value as it was written; undefined when there is none. */
  read(name: string): string | undefined;
  /** Keeps `value` for `maxAge` seconds, for this site only. */
  write(name: string, value: string, maxAge: number): void;
  remove(name: string): void;
}

/** Other tabs of this browser, where the same person is signed in. */
export interface OtherTabs {
  announceChange(): void;
  onChange(listener: () => void): void;
  /** Runs `task` in one tab at a time. */
  exclusively<Value>(task: () => Promise<Value>): Promise<Value>;
}

/** Where the person is, and the way elsewhere. Paths start with `/` and carry search and hash. */
export interface Navigation {
  currentPath(): string;
  go(path: string): void;
  /** A session has ended without anybody signing out, and the person stays where they are. */
  sessionEnded(): void;
}

/** What survives a reload: the return path. */
export type KeptText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Everything that the session needs of the browser. */
export interface SessionPorts {
  clock: Clock;
  cookies: Cookies;
  otherTabs: OtherTabs;
  navigation: Navigation;
  storage: KeptText;
}
