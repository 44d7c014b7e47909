import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Crie a sua conta',
  'registration.lead': 'Só precisa de um nome de utilizador e de uma palavra-passe',
  'registration.lead.mobile': 'Só precisa do seu número de telemóvel',
  'registration.referral.locked': 'Do seu link de convite',
  'registration.username.free': 'Este nome de utilizador está disponível',
  'registration.username.taken': 'Este nome de utilizador já está em uso. Escolha outro.',
  'registration.terms': 'Tenho {age} anos ou mais e aceito os termos e as regras',
  'registration.terms.read': 'Ler os termos e as regras',
  'registration.terms.required': 'Confirme a sua idade e aceite os termos para continuar',
  'registration.terms.changed': 'Os termos mudaram. Leia-os e aceite-os para continuar.',
  'registration.submit': 'Criar conta',
  'registration.known': 'Já tem conta?',
  'registration.login': 'Iniciar sessão',
  'registration.closed': 'De momento, não é possível fazer novos registos',
  'registration.closed.body': 'Se já tem conta, pode continuar a iniciar sessão',
  'registration.script': 'Ative o JavaScript no navegador para criar uma conta',
  'registration.referral.unknown': 'Não conhecemos este código de recomendação',
}
