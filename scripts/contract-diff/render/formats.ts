export const FORMATS = ['text', 'json', 'markdown', 'html', 'github'] as const;
export type Format = (typeof FORMATS)[number];
