/** The parts of a save, in their order. */
export type SavedPart = 'tour' | 'dates' | 'photos' | 'documents';
