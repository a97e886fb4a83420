import { clearLine, cursorTo } from 'node:readline';
import { durationText } from '../output/facts.ts';

/** Says how far a run is. */
export interface Progress {
  /** `done` of `total` checks are over; `label` is what runs now. */
  update(done: number, total: number, label: string): void;
  /** Leaves the terminal as it was. */
  end(): void;
}

const WIDTH = 30;
const LINE_EVERY = 10;

/** A bar that is drawn again on a terminal; elsewhere, as in a CI log, a line for every tenth. */
export function createProgress(stream: NodeJS.WriteStream, title: string): Progress {
  return stream.isTTY ? bar(stream, title) : lines(stream, title);
}

function bar(stream: NodeJS.WriteStream, title: string): Progress {
  const started = performance.now();
  let drawn = 0;
  return {
    update(done, total, label) {
      const now = performance.now();
      // A terminal is slower than the checks: 20 pictures a second are enough.
      if (now - drawn < 50 && done < total) return;
      drawn = now;
      const filled = total === 0 ? 0 : Math.floor((WIDTH * done) / total);
      const picture = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      const text = `${title} ${picture} ${percent(done, total)} % ${done}/${total} ${durationText(now - started)} ${label}`;
      cursorTo(stream, 0);
      stream.write(text.slice(0, stream.columns - 1));
      clearLine(stream, 1);
    },
    end() {
      cursorTo(stream, 0);
      clearLine(stream, 0);
    },
  };
}

function lines(stream: NodeJS.WritableStream, title: string): Progress {
  const started = performance.now();
  let next = LINE_EVERY;
  return {
    update(done, total) {
      const reached = percent(done, total);
      if (reached < next) return;
      next = reached - (reached % LINE_EVERY) + LINE_EVERY;
      stream.write(
        `${title} ${reached} % (${done} of ${total}), ${durationText(performance.now() - started)}\n`,
      );
    },
    end() {},
  };
}

function percent(done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * done) / total);
}
