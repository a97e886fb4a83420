/** One part of the page. */
export interface Section {
  /** In the address, after `#`. */
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  lead: string;
  /** Fills the part; is called again when the session changes. */
  show(into: HTMLElement): Promise<void>;
  /** Milliseconds after which it brings itself up to date, while somebody looks. */
  refresh?: { every: number; run(into: HTMLElement): Promise<void> };
}
