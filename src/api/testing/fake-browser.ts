import type { Clock } from '../clock.ts';
import type { Cookies, KeptText, Navigation, OtherTabs } from '../session/ports.ts';

/** A clock that moves only when told to, and when something sleeps. */
interface FakeClock extends Clock {
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[];
  /** Runs inside every sleep. */
  whileAsleep: () => void;
  /** How many tasks are planned. */
  pending(): number;
  /** Moves on and runs what falls due, in order; resolves when all of that is done. */
  advance(milliseconds: number): Promise<void>;
}

export function fakeClock(): FakeClock {
  let time = Date.parse('2026-11-20T09:00:00Z');
  let timers: { due: number; task: () => void }[] = [];
  const sleeps: number[] = [];
  const clock: FakeClock = {
    sleeps,
    whileAsleep: () => {},
    now: () => time,
    pending: () => timers.length,
    after(delay, task) {
      const timer = { due: time + delay, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async sleep(delay) {
      sleeps.push(delay);
      time += delay;
      clock.whileAsleep();
    },
    async advance(milliseconds) {
      const until = time + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, next.due);
        const running: unknown = next.task();
        await running;
      }
      time = Math.max(time, until);
    },
  };
  return clock;
}

/** A browser with its cookies and local storage, in which tabs can be opened. */
export function fakeBrowser(clock: Clock) {
  const jar = new Map<string, { value: string; until: number }>();
  const kept = new Map<string, string>();
  const listeners: { tab: number; listener: () => void }[] = [];
  let tabs = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const cookies: Cookies = {
    read(name) {
      const cookie = jar.get(name);
      return cookie && cookie.until > clock.now() ? cookie.value : undefined;
    },
    write: (name, value, maxAge) => {
      jar.set(name, { value, until: clock.now() + maxAge * 1000 });
    },
    remove: (name) => {
      jar.delete(name);
    },
  };
  const storage: KeptText = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };

  function openTab(path = '/boats') {
    tabs += 1;
    const tab = tabs;
    const visits = [path];
    const ends: string[] = [];
    const navigation: Navigation = {
      currentPath: () => visits.at(-1) ?? path,
      go: (to) => {
        visits.push(to);
      },
      sessionEnded: () => {
        ends.push(navigation.currentPath());
      },
    };
    const otherTabs: OtherTabs = {
      announceChange() {
        for (const other of listeners) if (other.tab !== tab) other.listener();
      },
      onChange: (listener) => {
        listeners.push({ tab, listener });
      },
      exclusively(task) {
        const result = turn.then(task);
        turn = result.then(
          () => {},
          () => {},
        );
        return result;
      },
    };
    return { clock, cookies, storage, navigation, otherTabs, visits, ends };
  }

  return { cookies, storage, openTab };
}
