/** The picker of languages. */
export const language = {
  'language.search': 'Search languages',
  'language.none': 'No matching language',
  'language.failed': 'Couldn’t change the language. Check your connection and try again.',
} as const
