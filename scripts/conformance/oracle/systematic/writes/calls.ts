import type { PairAnswer, Template } from '../../pair/pair.ts';
import type { Setting } from './setting.ts';

/** Sends a call of a scene that is written out. */
export function send(
  { sequence }: Setting,
  operationId: string,
  template: Omit<Template, 'operationId'>,
): Promise<PairAnswer> {
  return sequence.scene.send({ operationId, ...template }, operationId);
}
