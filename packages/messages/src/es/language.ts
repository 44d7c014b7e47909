import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Buscar idiomas',
  'language.none': 'Ningún idioma coincide',
  'language.failed': 'No se pudo cambiar el idioma. Revisa tu conexión e inténtalo de nuevo.',
}
