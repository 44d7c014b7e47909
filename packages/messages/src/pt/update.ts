import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'Atualização disponível',
  'update.app.body':
    'Está disponível uma versão mais recente da app. Atualize-a para continuar com todas as novidades.',
  'update.app.action': 'Atualizar agora',
  'download.title': 'Obtenha a app {merchant}',
  'download.action': 'Descarregar',
  'download.today': 'Não mostrar mais hoje',
  'download.grade': 'Avaliação: {grade} em 5',
  'update.later': 'Mais tarde',
  'update.preview': 'Pré-visualização da versão {number}. Toque para sair.',
}
