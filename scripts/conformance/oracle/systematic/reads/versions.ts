import { PerSide } from '../../pair/sides.ts';
import type { Answered } from './access.ts';
import { richest } from './parameters.ts';
import { actorOf, type Case, type Reader } from './reading.ts';

/** Asked again with the version that it was last answered with. */
export function versionCases(reader: Reader, answered: readonly Answered[]): Case[] {
  return richest(answered).flatMap(({ reading, answer }) => {
    const tags = [answer.service, answer.mock].map(({ exchange }) => exchange.responseHeaders.etag);
    if (tags.some((tag) => tag === undefined)) return [];
    const [service, mock] = tags;
    const label = `${actorOf(reading.by)} ${reading.thing?.label ?? ''} If-None-Match`;
    const both = new PerSide((side) => (side === 'service' ? service : mock));
    const headers = { 'if-none-match': both };
    return [
      {
        operationId: reading.operation.id,
        label,
        async play() {
          await reader.send(reading, { ...reading.template, headers }, label);
        },
      },
    ];
  });
}
