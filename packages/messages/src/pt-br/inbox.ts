import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Mensagens',
  'inbox.new': 'Nova',
  'inbox.notices': 'Avisos',
  'inbox.popup.next': 'Próximo',
  'inbox.popup.read': 'Leia até o fim para fechar',
  'inbox.push': 'Configurar notificações',
  'inbox.push.lead':
    'Escolha o que enviamos para sua tela de bloqueio. As notificações nunca mostram valores nem números de conta.',
  'inbox.push.device': 'Este dispositivo',
  'inbox.push.on': 'As notificações estão ativadas',
  'inbox.push.off': 'As notificações estão desativadas',
  'inbox.push.turn.on': 'Ativar',
  'inbox.push.turn.off': 'Desativar',
  'inbox.push.denied':
    'As notificações estão bloqueadas para este site. Permita nas configurações do site no navegador e recarregue esta página.',
  'inbox.push.unsupported': 'Este navegador não mostra notificações',
  'inbox.push.install': 'No iPhone e no iPad, as notificações funcionam com o app na tela inicial',
  'inbox.push.install.action': 'Adicionar à tela inicial',
  'inbox.push.failed': 'Não foi possível ativar as notificações. Tente de novo em instantes.',
  'inbox.push.topics': 'Notificar sobre',
  'inbox.push.security': 'Segurança e logins (sempre ativo)',
  'inbox.push.money': 'Depósitos e saques',
  'inbox.push.lottery': 'Bilhetes premiados',
  'inbox.push.support': 'Respostas do suporte',
  'inbox.push.promotion': 'Promoções',
  'inbox.push.quiet': 'Horário de silêncio',
  'inbox.push.quiet.on': 'Pausar notificações à noite',
  'inbox.push.quiet.from': 'De',
  'inbox.push.quiet.to': 'Até',
  'inbox.push.quiet.note': 'As notificações de segurança sempre chegam',
  'inbox.push.saved': 'Salvo',
  'push.ask.title': 'Ativar notificações?',
  'push.ask.body':
    'Saiba quando um depósito chega, um saque é enviado ou um bilhete é premiado. Você pode mudar isso a qualquer momento em Mensagens.',
  'push.ask.yes': 'Ativar',
  'push.ask.no': 'Agora não',
  notification_request_tips:
    'As notificações estão bloqueadas. Você pode permitir nas configurações do site no navegador.',
}
