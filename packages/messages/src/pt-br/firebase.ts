import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'O login não funcionou. Tente de novo ou entre de outra forma.',
  'firebase.cancelled': 'A janela de login foi fechada antes de você terminar',
  'firebase.blocked': 'Seu navegador bloqueou a janela de login. Permita pop-ups neste site e tente de novo.',
  'firebase.network': 'Não foi possível acessar o serviço de login. Confira sua conexão e tente de novo.',
  'firebase.limit': 'Muitas tentativas. Aguarde alguns minutos e tente de novo.',
  'firebase.disabled': 'Esta conta foi desativada. Entre de outra forma.',
  'firebase.existing': 'Você já entrou com este e-mail de outra forma. Use a mesma.',
  'firebase.storage':
    'Seu navegador bloqueia recursos necessários para o login. Permita cookies neste site ou use outro navegador.',
  'firebase.browser': 'Esta forma de login não funciona neste navegador',
  'firebase.expired': 'O login expirou. Comece de novo.',
  'firebase.code': 'Código: {code}',
  'firebase.reason': 'Motivo: {reason}',
  'firebase.blocked.title': 'Pop-up bloqueado',
  'firebase.blocked.retry': 'Abrir a janela',
  'firebase.elsewhere.title': 'Abra no seu navegador',
  'firebase.elsewhere.text':
    '{name} não permite login dentro deste app. Copie o endereço desta página e abra no seu navegador, ou entre de outra forma.',
  'firebase.elsewhere.copy': 'Copiar endereço',
  not_support_incognito: 'Não disponível em janela anônima',
}
