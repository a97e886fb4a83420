import { table } from '../details/table.ts';
import { food, market } from './food.ts';
import type { TourScene, TourScenes } from './stage.ts';

/** The table on deck, laid in the morning. */
const onDeck: TourScene = ({ light, place, weather, isTurned, detail }) =>
  table(
    {
      ...{ id: 1, picture: 1, boat: 'gulet', isWooden: true, isSailing: false },
      ...{ place, weather, isTurned, light: light.name, view: 'table', foreground: undefined },
    },
    detail,
  );

/** Breakfast by the water. */
export const breakfast: TourScenes = { ...food, outside: [onDeck, market] };
