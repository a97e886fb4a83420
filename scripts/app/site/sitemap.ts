interface Address {
  locale: string;
  /** The whole address. */
  url: string;
}

function alternates(languages: readonly Address[]): string[] {
  return languages.map(
    ({ locale, url }) => `    <xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`,
  );
}

/** The pages that search engines shall know, each with its addresses in every language. */
export function sitemap(pages: readonly (readonly Address[])[]): string {
  const entries = pages.flatMap((languages) =>
    languages.map(({ url }) =>
      ['  <url>', `    <loc>${url}</loc>`, ...alternates(languages), '  </url>'].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What robots may read: everything but what belongs to one person. */
export function robots(privatePaths: readonly string[], sitemapUrl: string): string {
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${sitemapUrl}`,
    '',
  ].join('\n');
}
