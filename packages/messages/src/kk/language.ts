import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Тілді іздеу',
  'language.none': 'Ондай тіл табылмады',
  'language.failed': 'Тілді өзгерту мүмкін болмады. Байланысты тексеріп, қайталап көріңіз.',
}
