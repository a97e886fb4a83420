import { createSession, releaseHeld, type Session } from '../../engine/session/session.ts';
import type { World } from '../../store/state.ts';
import type { Watcher } from '../../store/table.ts';

export interface Sessions {
  /** The session of this name, made on first use or found where it is kept; the empty name is the shared one. */
  open(name: string, realNow: number): Session;
  /** Every session that is open. */
  all(): Iterable<Session>;
  /** Puts a session back to the start of a world. */
  reset(session: Session, world: World, realNow: number): void;
  /** Drops sessions nobody has used for a while; the shared one stays. Answers how many went. */
  dropIdle(realNow: number): number;
}

/** Sessions that start from `startWorld()`, dropped after `idleTime` milliseconds. */
export function createSessions(options: {
  startWorld(): World;
  idleTime: number;
  /** Hears of every change of a record, with the session's name. */
  onChange?(session: string): Watcher;
  /** The world that a session of this name stood in when it was kept. */
  keptWorld?(session: string): World | undefined;
  /** Puts what was kept into a session that stands at the start of that world. */
  load?(session: Session): void;
  /** A session that was never kept has begun. */
  onStart?(session: Session): void;
  onReset?(session: Session): void;
}): Sessions {
  const sessions = new Map<string, Session>();
  const start = (name: string, world: World, realNow: number) =>
    createSession(name, world, realNow, options.onChange?.(name));
  return {
    open(name, realNow) {
      const open = sessions.get(name);
      if (open) {
        open.lastUsed = realNow;
        return open;
      }
      const kept = options.keptWorld?.(name);
      const session = start(name, kept ?? options.startWorld(), realNow);
      if (kept) options.load?.(session);
      else options.onStart?.(session);
      sessions.set(name, session);
      return session;
    },
    all: () => sessions.values(),
    reset(session, world, realNow) {
      releaseHeld(session);
      Object.assign(session, start(session.name, world, realNow), { log: session.log });
      options.onReset?.(session);
    },
    dropIdle(realNow) {
      let dropped = 0;
      for (const [name, session] of sessions) {
        if (name === '' || realNow - session.lastUsed < options.idleTime) continue;
        sessions.delete(name);
        dropped += 1;
      }
      return dropped;
    },
  };
}
