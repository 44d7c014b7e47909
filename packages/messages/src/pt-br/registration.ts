import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Crie sua conta',
  'registration.lead': 'Você só precisa de um nome de usuário e uma senha',
  'registration.lead.mobile': 'Você só precisa do seu número de celular',
  'registration.referral.locked': 'Do seu link de indicação',
  'registration.username.free': 'Este nome de usuário está disponível',
  'registration.username.taken': 'Este nome de usuário já está em uso. Escolha outro.',
  'registration.terms': 'Tenho {age} anos ou mais e aceito os termos e as regras',
  'registration.terms.read': 'Ler os termos e as regras',
  'registration.terms.required': 'Confirme sua idade e aceite os termos para continuar',
  'registration.terms.changed': 'Os termos mudaram. Leia e aceite para continuar.',
  'registration.submit': 'Criar conta',
  'registration.known': 'Já tem uma conta?',
  'registration.login': 'Entrar',
  'registration.closed': 'O cadastro está fechado no momento',
  'registration.closed.body': 'Se você já tem uma conta, ainda pode entrar',
  'registration.script': 'Ative o JavaScript no navegador para criar uma conta',
  'registration.referral.unknown': 'Não conhecemos este código de indicação',
}
