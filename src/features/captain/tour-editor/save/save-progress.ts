/** The parts of a save, in their order. */
export type SavedPart = 'tour' | 'dates' | 'photos' | 'documents';

/** What a save sends at the moment, and how much of it has arrived. */
export interface SaveProgress {
  part: SavedPart;
  /** How many photos, documents or dates the service has, of how many; left out where there is one call. */
  done?: number;
  all?: number;
  /** Of photos: what is sent this time, in bytes. */
  sentBytes?: number;
  allBytes?: number;
}

export type TellProgress = (progress: SaveProgress) => void;
