import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Erro desconhecido',
  timeout_retry_please: 'Está demorando demais. Tente de novo.',
  'request.unsure': 'Não recebemos resposta. Tente de novo, seu pedido não será processado duas vezes.',
  'request.lost':
    'Não recebemos resposta, mas seu pedido pode ter sido concluído. Tente de novo. Se não funcionar, entre com os dados que você informou.',
  'request.earlier.title': 'Já recebemos este pedido',
  'request.earlier.text': 'Seu pedido de {amount} chegou até nós em {time}. Não criamos um segundo.',
  'request.earlier.view': 'Ver pedido',
  'request.earlier.new': 'Novo pedido',
}
