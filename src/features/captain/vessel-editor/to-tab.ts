import { linkOptions } from '@tanstack/react-router';
import { inPlace } from '../../../forms/editor/use-editor-ways.ts';
import type { VesselTab } from './values/tabs.ts';

/** To a tab of a boat, by what stands in the address for the boat. */
export const toTab = (boatId: string, tab: VesselTab) =>
  linkOptions({ to: '/captain/vessels/$boatId/$tab', params: { boatId, tab }, ...inPlace });
