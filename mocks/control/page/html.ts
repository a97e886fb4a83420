import escapeHtml from 'escape-html';

const STYLE = `
:root{color-scheme:light dark;--ink:#12283a;--paper:#fbf8f2;--sea:#0b5e78;--line:#d9d2c3;--good:#1f6b4a;--bad:#a3321f}
@media(prefers-color-scheme:dark){:root{--ink:#eef2f3;--paper:#0d1b26;--sea:#7cc6dd;--line:#2c4152;--good:#7fd0a6;--bad:#f0937f}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;max-width:64rem;padding:1.5rem 1rem}
h1{font-size:1.6rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
code{font-size:.9em}a{color:var(--sea)}.good{color:var(--good)}.bad{color:var(--bad)}
button,.button{font:inherit;padding:.7rem 1.2rem;border-radius:.6rem;border:1px solid var(--sea);background:var(--sea);color:var(--paper);cursor:pointer;text-decoration:none;display:inline-block}
button.plain{background:transparent;color:var(--sea)}form{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}
main.card{max-width:28rem;margin:8vh auto;padding:1.5rem;border:1px solid var(--line);border-radius:1rem}`;

/** A whole page. `body` is markup: what comes from outside in it has been escaped. */
export function page(title: string, body: string, language = 'en'): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}
