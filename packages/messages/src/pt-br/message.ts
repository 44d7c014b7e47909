import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Seu código de {merchant}',
  'message.login': '{code} é seu código de login em {merchant}. Vale por 5 minutos. Nunca compartilhe.',
  'message.register': '{code} é seu código de cadastro em {merchant}. Vale por 5 minutos. Nunca compartilhe.',
  'message.recovery':
    '{code} é seu código de {merchant} para definir uma nova senha. Vale por 5 minutos. Não foi você? Ignore esta mensagem e nunca compartilhe o código.',
  'message.contact': '{code} é seu código de {merchant} para confirmar este contato. Vale por 5 minutos.',
  'message.second_factor': '{code} é seu código de segurança de {merchant}. Vale por 5 minutos. Nunca compartilhe.',
  'message.registered':
    'Você já tem uma conta em {merchant} com este número. Entre com ele ou use “Esqueceu a senha?”.',
  'message.notice': '{merchant}: {event}. Não foi você? Altere sua senha agora e fale com o suporte.',
}
