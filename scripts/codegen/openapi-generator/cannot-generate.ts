/** Why nothing could be generated, and what to do about it: what is missing, or what the generator said. */
export class CannotGenerate extends Error {}
