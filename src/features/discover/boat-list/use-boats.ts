import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { searchBoatsPageParameters } from '../../../api/contract/contract.ts';
import type { BoatPage, BoatSummary } from '../../../api/contract/types.ts';
import { boatPageQuery } from '../../../api/resources/boats/queries.ts';
import { boatsInOrderQuery } from '../../../api/resources/boats/search-queries.ts';
import { type Area, areaOf, liesIn } from '../../../domain/listing/map/area.ts';
import { mixed } from '../../../domain/listing/results/mixed.ts';
import { paginate } from '../../../lib/paginate.ts';
import { type BoatListingSearch, criteriaOf, toPageRequest } from './search-params.ts';

const EVERYWHERE: Area = { west: -180, south: -90, east: 180, north: 90 };

/** The boats that an address shows. */
export type ShownPage = Pick<BoatPage, 'content' | 'totalElements' | 'totalPages'>;

/**
 * A page in the order that is recommended: neighbours differ in place and kind. Within the page alone, so that the
 * service's popularity still decides what comes on which. It tells nothing of a picture's light and viewpoint;
 * another kind of boat is another picture.
 */
function recommended(page: ShownPage): ShownPage {
  return { ...page, content: mixed(page.content, ({ location, type }) => [location, type]) };
}

/** One page, counted from 1, of the boats that lie in a part of the map. */
function pageWithin(boats: readonly BoatSummary[], area: Area, page: number): ShownPage {
  const within = boats.filter((boat) => liesIn(boat, area));
  const { items, pageCount } = paginate(within, page, searchBoatsPageParameters.size.default);
  return { content: items, totalElements: within.length, totalPages: pageCount };
}

/**
 * The boats of an address. The service knows no parts of the map, so for one of those all boats that
 * it finds are asked for, and those that lie there are kept.
 */
export function useBoats(search: BoatListingSearch): UseQueryResult<ShownPage> {
  const area = areaOf(search);
  // An order that was chosen is kept as it is.
  const ordered = (page: ShownPage): ShownPage => (search.sort ? page : recommended(page));
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const once = { retryOnMount: false };
  const page = useQuery({
    ...boatPageQuery(toPageRequest(search)),
    ...once,
    enabled: area === undefined,
    select: ordered,
  });
  const within = useQuery({
    ...boatsInOrderQuery({ criteria: criteriaOf(search), sort: search.sort }),
    ...once,
    enabled: area !== undefined,
    select: (boats) => ordered(pageWithin(boats, area ?? EVERYWHERE, search.page ?? 1)),
  });
  return area ? within : page;
}
