import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Não foi possível iniciar sessão. Tente novamente ou inicie sessão de outra forma.',
  'firebase.cancelled': 'A janela de início de sessão foi fechada antes de terminar',
  'firebase.blocked':
    'O seu navegador bloqueou a janela de início de sessão. Permita pop-ups neste site e tente novamente.',
  'firebase.network':
    'Não foi possível contactar o serviço de início de sessão. Verifique a ligação e tente novamente.',
  'firebase.limit': 'Demasiadas tentativas. Aguarde alguns minutos e tente novamente.',
  'firebase.disabled': 'Esta conta foi desativada. Inicie sessão de outra forma.',
  'firebase.existing': 'Já iniciou sessão com este e-mail de outra forma. Use essa forma.',
  'firebase.storage':
    'O seu navegador bloqueia dados necessários para iniciar sessão. Permita cookies neste site ou use outro navegador.',
  'firebase.browser': 'Esta forma de iniciar sessão não funciona neste navegador',
  'firebase.expired': 'O início de sessão expirou. Comece novamente.',
  'firebase.code': 'Código: {code}',
  'firebase.reason': 'Motivo: {reason}',
  'firebase.blocked.title': 'Pop-up bloqueado',
  'firebase.blocked.retry': 'Abrir a janela',
  'firebase.elsewhere.title': 'Abra no seu navegador',
  'firebase.elsewhere.text':
    '{name} não permite iniciar sessão dentro desta app. Copie o endereço desta página e abra-o no navegador, ou inicie sessão de outra forma.',
  'firebase.elsewhere.copy': 'Copiar endereço',
  not_support_incognito: 'Não disponível numa janela privada',
}
