import type { BoatSummary } from '../../../../api/contract/types.ts';
import { currentLocale } from '../../../../i18n/locale.ts';
import { withLocale } from '../../../../i18n/locale-path.ts';

/** The boats of the page as schema.org lists them, for search engines. */
export default function ItemListData({ boats }: { boats: readonly BoatSummary[] }) {
  const locale = currentLocale();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: boats.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: withLocale(`/boats/${id}`, locale),
    })),
  };
  // Data, which no browser runs; a name must not be able to end it.
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
