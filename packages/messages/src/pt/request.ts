import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Erro desconhecido',
  timeout_retry_please: 'Está a demorar demasiado. Tente novamente.',
  'request.unsure': 'Não obtivemos resposta. Tente novamente, o seu pedido não será processado duas vezes.',
  'request.lost':
    'Não obtivemos resposta, mas o seu pedido pode ter sido concluído. Tente novamente. Se não resultar, inicie sessão com os dados que introduziu.',
  'request.earlier.title': 'Já temos este pedido',
  'request.earlier.text': 'Recebemos o seu pedido de {amount} em {time}. Não criámos um segundo.',
  'request.earlier.view': 'Ver pedido',
  'request.earlier.new': 'Novo pedido',
}
