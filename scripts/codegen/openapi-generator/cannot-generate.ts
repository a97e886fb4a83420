/** Why nothing could be generated, and how to mend it: what is missing, or what the generator said. */
export class CannotGenerate extends Error {}
