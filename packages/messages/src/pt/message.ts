import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'O seu código {merchant}',
  'message.login':
    '{code} é o seu código {merchant} para iniciar sessão. É válido durante 5 minutos. Nunca o partilhe.',
  'message.register': '{code} é o seu código {merchant} de registo. É válido durante 5 minutos. Nunca o partilhe.',
  'message.recovery':
    '{code} é o seu código {merchant} para definir uma nova palavra-passe. É válido durante 5 minutos. Não fez este pedido? Ignore esta mensagem e nunca partilhe o código.',
  'message.contact': '{code} é o seu código {merchant} para confirmar este contacto. É válido durante 5 minutos.',
  'message.second_factor':
    '{code} é o seu código de segurança {merchant}. É válido durante 5 minutos. Nunca o partilhe.',
  'message.registered':
    'Já tem uma conta {merchant} com este número. Use-o para iniciar sessão ou toque em “Esqueceu-se da palavra-passe?”.',
  'message.notice':
    '{merchant}: {event}. Não reconhece esta ação? Altere já a sua palavra-passe e contacte o apoio ao cliente.',
}
