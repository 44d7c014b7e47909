import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Adicionar {merchant} ao ecrã principal',
  'member.type.member': 'Membro',
  'member.type.agent': 'Agente',
  'member.type.free': 'Jogo grátis',
  'member.type.virtual': 'Conta virtual',
  'member.since': 'Membro desde {date}',
  'member.profile.edit': 'Editar perfil',
  'member.profile.title': 'O seu perfil',
  'member.profile.avatar': 'Imagem',
  'member.profile.avatar.one': 'Imagem {number}',
  'member.profile.avatar.none': 'Primeira letra do seu nome',
  'member.profile.nickname': 'Alcunha (opcional)',
  'member.profile.nickname.hint': 'Não é mostrada a mais ninguém',
  'member.profile.save': 'Guardar',
  'member.profile.saved': 'Perfil guardado',
  'member.money': 'Pagamentos',
  'member.settings': 'Conta e ajuda',
  'member.logout': 'Terminar sessão',
  'member.logout.ask': 'Terminar a sessão em {merchant} neste dispositivo?',
  'member.logout.failed':
    'Não conseguimos contactar o servidor. A sessão foi terminada neste dispositivo e expirará automaticamente.',
  'member.unread':
    '{count, plural, one {# mensagem não lida} many {# de mensagens não lidas} other {# mensagens não lidas}}',
  'member.free.title': 'Crie a sua própria conta',
  'member.free.body':
    'Esta é uma conta de jogo grátis. Com uma conta própria, pode depositar, jogar a dinheiro e levantar.',
  'member.device.title': 'Este dispositivo',
  'member.device.version': 'Versão',
  'member.device.brand': 'Versão da marca',
  'member.device.app': 'Versão da app',
  'member.device.ip': 'Endereço IP',
  'member.device.agent': 'Navegador',
  'member.device.copy': 'Copiar para o apoio',
  'member.vip': 'Vantagens VIP: {level}',
}
