import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Atualização disponível',
  'update.app.body': 'Há uma versão mais nova do app. Atualize para continuar com todas as novidades.',
  'update.app.action': 'Atualizar agora',
  'download.title': 'Baixe o app {merchant}',
  'download.action': 'Baixar',
  'download.today': 'Não mostrar de novo hoje',
  'download.grade': 'Nota {grade} de 5',
  'update.later': 'Depois',
  'update.preview': 'Prévia da versão {number}. Toque para sair.',
} satisfies TextsOf<'update'>
