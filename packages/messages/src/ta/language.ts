import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'மொழியைத் தேடு',
  'language.none': 'பொருந்தும் மொழி இல்லை',
  'language.failed': 'மொழியை மாற்ற முடியவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்.',
}
