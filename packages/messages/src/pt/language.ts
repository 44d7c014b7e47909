import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Pesquisar idiomas',
  'language.none': 'Nenhum idioma encontrado',
  'language.failed': 'Não foi possível mudar o idioma. Verifique a ligação e tente novamente.',
}
