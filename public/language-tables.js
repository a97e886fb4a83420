// A worker: has the browser read its tables of languages beside the page's thread, which needs them next.
new Intl.NumberFormat();
new Intl.DateTimeFormat();
new Intl.Collator();
close();
