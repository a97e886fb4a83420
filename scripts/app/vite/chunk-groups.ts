import { pageModule } from './route-chunks.ts';
import { routesModule } from './route-parts.ts';

/** What rolldown tells of the modules of a build while it cuts it into chunks. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Pages that show one boat or tour, and pages that show many. */
const OFFERS = ['boats.$boatId.index', 'tours.$tourId.index'];
/** What a captain opens most, by its address. */
const CAPTAIN = ['route', 'index', 'availability.index', 'finance.index', 'tours.index'].map(
  (name) => `_signed-in/captain/${name}`,
);
/** The shortest form: what every form is made of. */
const FORM = 'login';
const LISTS = ['index', 'boats.index', 'tours.index', 'destinations.$slug', 'favourites'];
/** What the list of boats shares only with what it loads later is one file: it has the tightest budget. */
const BOAT_LIST = LISTS.indexOf('boats.index');

/** What several pages of the administration are made of, and no other page is. */
const ADMINISTRATION = /\/src\/features\/admin\//;

const ADMIN_STYLES =
  /\/src\/(?:domain\/(?:admin-record|managed-list)|features\/admin)\/.*\.css\.ts/;

/** What lists are narrowed down by: a few hundred bytes each. */
const FILTERS = new RegExp(
  [
    '/src/ui/choices/filter-select/',
    '/src/ui/dates/day-range-filter/',
    '/src/domain/host-offer/list/offer-filters',
  ].join('|'),
);

/** React Aria and what nothing else asks for. */
const CONTROLS =
  /\/node_modules\/(?:@?react-aria|@?react-stately|react-aria-components|clsx|@internationalized\/number)\//;

/** What pages are made of without being seen: a few hundred bytes each. */
const SMALL_PARTS = /\/src\/(?:(?:api|device|domain|forms|ui)\/|features\/captain\/)/;

const FIELDS = /\/src\/ui\/|\/node_modules\/(?:@internationalized|lucide-react)\//;

const ICONS = /\/lucide-react\/dist\/esm\/icons\//;

/** Button and link know of it by a file that names several, and do not use it. */
const NUMBERS = /\/@internationalized\/number\/.*NumberParser/;

/** Watching several answers at once, as calendars and endless lists do; a list of boats watches one. */
const SEVERAL_QUERIES =
  /\/@tanstack\/(?:query-core\/.*(?:queriesObserver|infiniteQueryObserver)|react-query\/.*(?:useQueries|useInfiniteQuery))\./;
/** Changing something, which lists of boats do not. */
const MUTATIONS = /\/@tanstack\/(?:query-core\/.*mutationObserver|react-query\/.*useMutation\w*)\./;

/** What is said of a failed change, and of passing on a page: lists of boats do neither. */
const NOTICES = /\/src\/ui\/feedback\/notice\/|\/lucide-react\/.*\/icons\/share-2\./;

/** Lists of boats have cards of boats. */
const TOUR_CARDS = /\/src\/domain\/tour\/tour-card/;

/** Forms alone use these, which stand in files that the home page imports for other things. */
const OF_FORMS =
  /\/@tanstack\/(?:react-router\/.*useBlocker|react-store\/.*useStore|store\/dist\/store)\./;

/** Enumerations that addresses of hosts and administrators speak of: one file names them for all addresses. */
const HOST_ENUMS =
  /\/generated\/enums\/(?:application|boatDocument|booking|document|payment|review|role)/;

/** Small parts of React Aria that several controls use, and no page of offers at first. */
const CONTROL_PARTS = new RegExp(
  [
    '/react-aria/.*/utils/(?!chain|useLayoutEffect|useId|keyboard|animation|shadowdom)',
    '/react-aria/.*/(?:button/useToggleButton|overlays/PortalProvider)',
    '/react-aria-components/.*/(?:Heading|SelectionIndicator|SharedElementTransition|ToggleButton)',
  ].join('|'),
);

/** What stands above a list and in its drawer, in words: filters that are set, and the way to a list without one. */
const LIST_WORDS = new RegExp(
  [
    '/src/domain/boat/(?:feature|occasion)-labels',
    '/src/domain/listing/way',
    '/src/features/discover/boat-list/(?:boat-way|filters/use-active-filters)',
  ].join('|'),
);

/** The modules that one cannot do without, that one among them. */
function closureOf(file: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const pending = [`${process.cwd()}/${file}`];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    pending.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The modules that a page cannot do without. */
function pageClosure(route: string, modules: Modules): Set<string> {
  return closureOf(pageModule(`src/routes/${route}.tsx`), modules);
}

/**
 * Gathers what pages share. Every page and everything that loads by itself is a chunk; what several of
 * them need would be a hundred tiny files more, which cost a phone dearly.
 */
export function sharedGroups() {
  let known: ReturnType<typeof closures> | undefined;
  function closures(modules: Modules) {
    const ofPages = (routes: readonly string[]) => routes.map((each) => pageClosure(each, modules));
    return {
      offers: ofPages(OFFERS),
      lists: ofPages(LISTS),
      captain: ofPages(CAPTAIN),
      form: pageClosure(FORM, modules),
      furtherRoutes: closureOf(routesModule('further'), modules),
      offerRoutes: closureOf(routesModule('offers'), modules),
    };
  }
  function nameOf(id: string, modules: Modules): string | null {
    known ??= closures(modules);
    const { offers, lists, captain, form, furtherRoutes, offerRoutes } = known;
    const onCaptains = captain.filter((closure) => closure.has(id)).length;
    const isCaptains = onCaptains > 0;
    const isOfToday = captain.slice(0, 2).some((closure) => closure.has(id));
    const onOffers = offers.filter((closure) => closure.has(id)).length;
    const onLists = lists.filter((closure) => closure.has(id)).length;
    if (HOST_ENUMS.test(id) && furtherRoutes.has(id)) return 'further-routes';
    if (offerRoutes.has(id) && !lists[0]?.has(id))
      return furtherRoutes.has(id) || form.has(id) ? 'schemas' : 'offer-routes';
    if (furtherRoutes.has(id) && onLists + onOffers === 0 && !form.has(id)) return 'further-routes';
    if (ADMINISTRATION.test(id)) return 'administration';
    if (FILTERS.test(id)) return 'filters';
    if (SEVERAL_QUERIES.test(id)) return 'several-queries';
    if (MUTATIONS.test(id)) return 'mutations';
    if (NOTICES.test(id)) return 'notices';
    if (TOUR_CARDS.test(id)) return 'tour-cards';
    if (OF_FORMS.test(id)) return 'form';
    if (lists[0]?.has(id) && (onLists + onOffers > 1 || ICONS.test(id))) return 'common';
    if (ICONS.test(id) && onLists + onOffers > 0) return onLists > 0 ? 'tools' : 'offer-icons';
    if (onLists > 1 || (onLists > 0 && onOffers > 0)) {
      if (isOfToday) return 'tools';
      return isCaptains ? 'list-parts' : 'cards';
    }
    if (lists[BOAT_LIST]?.has(id) && onLists + onOffers === 1 && !isCaptains && !form.has(id))
      return 'boat-list';
    if (onOffers > 0 && CONTROLS.test(id) && !NUMBERS.test(id)) return 'controls';
    if (onOffers > 1 && isOfToday) return 'basics';
    if (onOffers > 1) return isCaptains ? null : 'offer';
    // What one of these pages alone shares with another area is no part of the others.
    const isOfTheArea = onCaptains > 1 || isOfToday;
    const area = isOfToday ? 'area' : 'captain-pages';
    if (isOfTheArea && SMALL_PARTS.test(id)) return area;
    if (ICONS.test(id) && isOfTheArea) return form.has(id) ? null : area;
    if (!form.has(id)) return null;
    // What narrows down a list has fields, and is no form.
    return CONTROLS.test(id) || FIELDS.test(id) ? 'fields' : 'form';
  }
  return [
    {
      name(id: string, modules: Modules) {
        // Who uses what contract.ts names cannot be told from imports; the most of it is for forms and for hosts.
        if (/\/generated\/(?:limits|operations)\//.test(id)) return null;
        return nameOf(id, modules);
      },
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name(id: string) {
        if (CONTROL_PARTS.test(id)) return 'control-parts';
        return LIST_WORDS.test(id) ? 'list-words' : null;
      },
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: (id: string) => (ICONS.test(id) ? 'icons' : null),
      minShareCount: 5,
      priority: 1,
    },
    {
      // The entry names the styles of every page: those of the administration are one file.
      name: (id: string) => (ADMIN_STYLES.test(id) ? 'administration-styles' : null),
      includeDependenciesRecursively: false,
      priority: 4,
    },
    {
      // The entry names every file: an icon is a few hundred bytes, and its name a tenth of that.
      name: (id: string) => (ICONS.test(id) ? 'more-icons' : null),
      minShareCount: 2,
    },
  ];
}
