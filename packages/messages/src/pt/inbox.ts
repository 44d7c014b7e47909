import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Mensagens',
  'inbox.new': 'Nova',
  'inbox.notices': 'Avisos',
  'inbox.popup.next': 'Seguinte',
  'inbox.popup.read': 'Leia até ao fim para fechar',
  'inbox.push': 'Definições de notificações',
  'inbox.push.lead':
    'Escolha o que enviamos para o seu ecrã de bloqueio. As notificações nunca mostram montantes nem números de conta.',
  'inbox.push.device': 'Este dispositivo',
  'inbox.push.on': 'As notificações estão ativadas',
  'inbox.push.off': 'As notificações estão desativadas',
  'inbox.push.turn.on': 'Ativar',
  'inbox.push.turn.off': 'Desativar',
  'inbox.push.denied':
    'As notificações estão bloqueadas neste site. Permita-as nas definições do site no seu navegador e recarregue esta página.',
  'inbox.push.unsupported': 'Este navegador não consegue mostrar notificações',
  'inbox.push.install': 'No iPhone e no iPad, as notificações funcionam quando a app está no ecrã principal',
  'inbox.push.install.action': 'Adicionar ao ecrã principal',
  'inbox.push.failed': 'Não foi possível ativar as notificações. Tente novamente dentro de momentos.',
  'inbox.push.topics': 'Receber notificações sobre',
  'inbox.push.security': 'Segurança e inícios de sessão (sempre ativas)',
  'inbox.push.money': 'Depósitos e levantamentos',
  'inbox.push.lottery': 'Bilhetes premiados',
  'inbox.push.support': 'Respostas do apoio ao cliente',
  'inbox.push.promotion': 'Promoções',
  'inbox.push.quiet': 'Horas de silêncio',
  'inbox.push.quiet.on': 'Pausar notificações à noite',
  'inbox.push.quiet.from': 'Início',
  'inbox.push.quiet.to': 'Fim',
  'inbox.push.quiet.note': 'As notificações de segurança chegam sempre',
  'inbox.push.saved': 'Guardado',
  'push.ask.title': 'Ativar notificações?',
  'push.ask.body':
    'Saiba quando um depósito é creditado, um levantamento é enviado ou um bilhete é premiado. Pode alterar isto em qualquer altura em “Mensagens”.',
  'push.ask.yes': 'Ativar',
  'push.ask.no': 'Agora não',
  notification_request_tips:
    'As notificações estão bloqueadas. Pode permiti-las nas definições do site no seu navegador.',
}
