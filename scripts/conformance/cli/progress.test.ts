import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function stream(isTTY: boolean) {
  const sink = new PassThrough();
  let text = '';
  sink.on('data', (part) => {
    text += part;
  });
  // A terminal is a stream with these; a real one cannot be had in a test.
  const target = Object.assign(sink, { isTTY, columns: 60 }) as unknown as NodeJS.WriteStream;
  return { target, text: () => text };
}

describe('the progress', () => {
  it('is a line for every tenth where there is no terminal', () => {
    const { target, text } = stream(false);
    const progress = createProgress(target, 'sweep');
    for (let done = 1; done <= 200; done += 1) progress.update(done, 200, 'getBoat');
    progress.end();
    const lines = text().trim().split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(/^sweep 10 % \(20 of 200\), /u);
    expect(lines[9]).toMatch(/^sweep 100 % \(200 of 200\), /u);
  });

  it('says a jump over several tenths once', () => {
    const { target, text } = stream(false);
    const progress = createProgress(target, 'sweep');
    progress.update(45, 100, '');
    progress.update(46, 100, '');
    progress.update(50, 100, '');
    expect(text().match(/ % /gu)).toHaveLength(2);
  });

  it('is a bar that stays within the width of a terminal and is wiped at the end', () => {
    const { target, text } = stream(true);
    const progress = createProgress(target, 'sweep');
    progress.update(100, 100, 'x'.repeat(200));
    expect(text()).toContain(`sweep ${'█'.repeat(30)} 100 %`);
    expect(text().split('\u001b[')[1]?.length).toBeLessThanOrEqual(62);
    progress.end();
    expect(text().endsWith('\u001b[2K')).toBe(true);
    expect(text()).not.toContain('\n');
  });
});
