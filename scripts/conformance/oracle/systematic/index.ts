import type { Proof } from '../../types.ts';
import type { Campaign, Shown } from '../campaign.ts';
import { playReads } from './reads/index.ts';
import { replayWrite, runWrites, WRITE } from './writes/index.ts';

/** How much of the time readings and writes have; the scene of the readings comes on top. */
const SHARES = { reads: 0.25, writes: 0.5 };

const READS = 'reads:';

interface Cases {
  shown: Shown[];
  systematic: Proof['systematic'];
}

function readingOf({ stage, seed, shard, only, takeBack, onProgress }: Campaign) {
  return { stage, seed, shard, only, takeBack, onProgress };
}

/** Plays what can be told off one by one, as far as its share of the time goes: readings, then writes. */
export async function playCases(campaign: Campaign, time: number): Promise<Cases> {
  const deadline = Date.now() + time * SHARES.reads;
  const { shown: read, ...reads } = await playReads({ ...readingOf(campaign), deadline });
  const { shown, ...writes } = await runWrites(campaign, Date.now() + time * SHARES.writes, read);
  return { shown, systematic: { reads, writes } };
}

/** Plays the case of a replay again; undefined when it names none. */
export async function playCaseAgain(
  campaign: Campaign,
  replay: string,
): Promise<Cases | undefined> {
  if (replay.startsWith(READS)) {
    const again = { deadline: Number.POSITIVE_INFINITY, replay: replay.slice(READS.length) };
    const { shown, ...reads } = await playReads({ ...readingOf(campaign), ...again });
    return { shown, systematic: { reads } };
  }
  const [word, operationId = '', ...name] = replay.split(':');
  if (word !== WRITE) return undefined;
  return {
    shown: await replayWrite(campaign, operationId, name.join(':')),
    systematic: undefined,
  };
}
