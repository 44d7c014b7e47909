import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Adicionar {merchant} à tela inicial',
  'member.type.member': 'Cliente',
  'member.type.agent': 'Agente',
  'member.type.free': 'Jogo grátis',
  'member.type.virtual': 'Conta virtual',
  'member.since': 'Cliente desde {date}',
  'member.profile.edit': 'Editar perfil',
  'member.profile.title': 'Seu perfil',
  'member.profile.avatar': 'Imagem',
  'member.profile.avatar.one': 'Imagem {number}',
  'member.profile.avatar.none': 'Primeira letra do seu nome',
  'member.profile.nickname': 'Apelido (opcional)',
  'member.profile.nickname.hint': 'Só você pode ver',
  'member.profile.save': 'Salvar',
  'member.profile.saved': 'Perfil salvo',
  'member.money': 'Pagamentos',
  'member.settings': 'Conta e ajuda',
  'member.logout': 'Sair',
  'member.logout.ask': 'Sair de {merchant} neste dispositivo?',
  'member.logout.failed':
    'Não conseguimos acessar o servidor. Você saiu da conta neste dispositivo, e sua sessão vai expirar automaticamente.',
  'member.unread':
    '{count, plural, one {# mensagem não lida} many {# mensagens não lidas} other {# mensagens não lidas}}',
  'member.free.title': 'Crie sua própria conta',
  'member.free.body':
    'Esta é uma conta de jogo grátis. Com sua própria conta, você pode depositar, jogar com dinheiro real e sacar.',
  'member.device.title': 'Este dispositivo',
  'member.device.version': 'Versão',
  'member.device.brand': 'Versão da marca',
  'member.device.app': 'Versão do app',
  'member.device.ip': 'Endereço IP',
  'member.device.agent': 'Navegador',
  'member.device.copy': 'Copiar para o suporte',
  'member.vip': 'Benefícios VIP: {level}',
}
