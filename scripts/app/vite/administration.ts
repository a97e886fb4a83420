const ADMINISTRATION =
  /(?:^|\/)src\/(?:features\/admin|i18n\/catalogues\/admin|routes\/_signed-in\/admin)\//;

/** Whether a module is one that administrators alone may download: pages, their parts and their texts. */
export const isOfAdministration = (module: string): boolean => ADMINISTRATION.test(module);
