import type { Shot } from '../boats/shot.ts';
import { aloft } from './aloft.ts';
import { type DetailName, detailNames } from './detail-name.ts';
import { foredeck } from './foredeck.ts';
import { helm } from './helm.ts';
import { platform } from './platform.ts';
import { porthole } from './porthole.ts';
import { table } from './table.ts';
import { wake } from './wake.ts';

/** What is to be seen on board; `detail` is how much of the sea behind is drawn, from 0 to 1. */
export const details: Readonly<Record<DetailName, (shot: Shot, detail: number) => string>> = {
  foredeck,
  helm,
  table,
  platform,
  porthole,
  aloft,
  wake,
};

/** Whether a view is one of a detail. */
export function isDetail(view: string): view is DetailName {
  return detailNames.some((name) => name === view);
}
