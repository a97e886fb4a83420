import { createSession, releaseHeld, type Session } from '../engine/session.ts';
import type { World } from '../store/state.ts';
import type { Watcher } from '../store/table.ts';

export interface Sessions {
  /** The session of this name, made on first use over `world` or the usual one; the empty name is the shared one. */
  open(name: string, realNow: number, world?: World): Session;
  /** Every session that is open. */
  all(): Iterable<Session>;
  /** Puts a session back to the start of a world. */
  reset(session: Session, world: World): void;
  /** Drops sessions nobody has used for a while; the shared one stays. Answers how many went. */
  dropIdle(realNow: number): number;
}

/** Sessions that start from `startWorld()`, dropped after `idleTime` milliseconds. */
export function createSessions(options: {
  startWorld(): World;
  /** Milliseconds that the clock of a session over a world is ahead at its start. */
  clockOffset?(world: World, realNow: number): number;
  idleTime: number;
  /** Hears of every change of a record, with the session's name. */
  onChange?(session: string): Watcher;
  onOpen?(session: Session): void;
  onReset?(session: Session): void;
}): Sessions {
  const sessions = new Map<string, Session>();
  const start = (name: string, world: World, realNow: number) =>
    createSession(name, world, realNow, {
      clockOffset: options.clockOffset?.(world, realNow),
      watcher: options.onChange?.(name),
    });
  return {
    open(name, realNow, world) {
      let session = sessions.get(name);
      if (!session) {
        session = start(name, world ?? options.startWorld(), realNow);
        sessions.set(name, session);
        options.onOpen?.(session);
      }
      return session;
    },
    all: () => sessions.values(),
    reset(session, world) {
      releaseHeld(session);
      Object.assign(session, start(session.name, world, Date.now()), {
        calls: session.calls,
      });
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
