import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'भाषा खोज्नुहोस्',
  'language.none': 'मिल्ने भाषा भेटिएन',
  'language.failed': 'भाषा बदल्न सकिएन। आफ्नो जडान जाँचेर फेरि प्रयास गर्नुहोस्।',
}
