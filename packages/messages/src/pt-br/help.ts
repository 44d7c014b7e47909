import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Respostas às perguntas mais comuns',
  'help.contact': 'Não encontrou a resposta ou não consegue entrar na sua conta? Fale com o suporte.',
  'help.deposit.title': 'Como faço um depósito?',
  'help.deposit.body':
    'Vá em “Depositar”, escolha uma forma de pagamento e digite um valor. Confirme o pagamento na página do provedor de pagamento e depois volte aqui.\nSeu saldo é atualizado assim que o pagamento for confirmado, mesmo que você tenha fechado a página. Até lá, o depósito aparece como pendente. Nada é cobrado duas vezes.',
  'help.withdrawal.title': 'Como faço um saque?',
  'help.withdrawal.body':
    'Adicione uma única vez uma conta para saque em seu nome, depois vá em “Sacar” e digite um valor. O valor fica reservado na hora e não pode ser usado em apostas.\nEle sai do seu saldo quando o banco confirma o pagamento. Se o banco recusar, o valor total volta para o seu saldo. Se o banco não responder, o valor continua reservado enquanto seguimos verificando.',
  'help.lottery.title': 'Como funciona a loteria?',
  'help.lottery.body':
    'Há um sorteio a cada minuto. As apostas encerram 5 segundos antes. O valor da aposta fica reservado quando você registra um bilhete. O bilhete só vale se o sorteio ainda estiver aberto; caso contrário, o valor da aposta é devolvido.\nOs ganhos entram no seu saldo logo após o sorteio. Em “Prêmios”, na loteria, você vê os prêmios e o retorno médio.',
  'help.fair.title': 'Como sei que um sorteio é justo?',
  'help.fair.body':
    'Antes de abrir as apostas, a semente secreta de cada sorteio é fixada e seu hash é publicado. Quando as apostas encerram, a lista de bilhetes também é fixada. Depois do sorteio, a semente é revelada.\nAbra qualquer sorteio e toque em “Verificar resultado” para repetir cada etapa no seu navegador. Se um único dígito tivesse sido alterado, a verificação falharia.',
  'help.account.title': 'Como mantenho minha conta segura?',
  'help.account.body':
    'Use uma senha que você não usa em nenhum outro lugar. Se achar que alguém pode saber sua senha, altere em “Minha conta”. Sua sessão será encerrada em todos os outros dispositivos.\nNossa equipe nunca vai pedir sua senha.',
  'help.safer.title': 'Como mantenho o controle?',
  'help.safer.body':
    'É preciso ter 18 anos ou mais para jogar. Antes de começar, decida quanto tempo e dinheiro vai gastar, e pare quando chegar lá. Nunca aposte o dinheiro de que você precisa e nunca tente recuperar perdas.\nSe deixou de ser diversão, fale com o suporte ou com um serviço de apoio do seu país. Você pode pedir o encerramento da sua conta a qualquer momento, em “Minha conta”, “Segurança”.',
  'help.terms.title': 'Termos e regras em resumo',
  'help.terms.body':
    'Uma conta por pessoa. É preciso ter 18 anos ou mais e jogar com seu próprio dinheiro. Os saques são pagos em contas em seu nome.\nCada aposta e cada ganho aparecem no seu extrato. Os resultados são definitivos. Nem nós podemos alterá-los.',
  'help.legal': 'Textos completos',
  'help.legal.terms': 'Termos',
  'help.legal.privacy': 'Privacidade',
  'help.legal.bonus': 'Regras de bônus',
  'help.legal.complaints': 'Reclamações',
  'help.legal.version': 'Versão {version}',
  'help.legal.absent': 'Esta versão não está disponível aqui',
  'help.legal.current': 'Ver o texto atual',
  'help.legal.short': 'Em resumo',
  'help.about.title': 'Sobre {merchant}',
  'help.about.legalName': 'Empresa',
  'help.about.authority': 'Licença concedida por',
  'help.about.number': 'Número da licença',
  'help.about.registeredAddress': 'Sede',
  'help.about.email': 'E-mail',
  'help.about.telephone': 'Telefone',
  'help.about.serviceHours': 'Horário do suporte',
  'consent.title': 'Sua privacidade',
  'consent.body':
    'Você decide quem fica sabendo das suas visitas. Ninguém recebe seu nome, e você pode mudar de ideia aqui a qualquer momento.',
  'consent.ask.all':
    'Podemos compartilhar sua visita com parceiros para análise e publicidade? Eles nunca recebem seu nome.',
  'consent.ask.measurement':
    'Podemos compartilhar sua visita com parceiros de análise? Isso nos ajuda a melhorar, e eles nunca recebem seu nome.',
  'consent.ask.advertising':
    'Podemos compartilhar sua visita com parceiros de publicidade? Eles nunca recebem seu nome.',
  'consent.yes': 'Aceitar tudo',
  'consent.no': 'Recusar tudo',
  'consent.choose': 'Escolher',
  'consent.purpose.measurement': 'Análise',
  'consent.purpose.advertising': 'Publicidade',
  'consent.about.measurement': 'Mostra quais páginas e campanhas funcionam. Parceiros: {partners}.',
  'consent.about.advertising':
    'Informa aos parceiros o que você faz aqui e qual anúncio deles trouxe você. Parceiros: {partners}.',
  'consent.saved': 'Salvo',
  'consent.failed': 'Ainda não foi salvo. Vamos enviar de novo.',
  'help.search': 'Buscar na ajuda',
  'help.search.none': 'Nada encontrado para “{query}”',
  'help.category.payments': 'Pagamentos',
  'help.category.games': 'Jogos',
  'help.category.promotions': 'Promoções',
  'help.category.account': 'Conta',
  'help.category.safer': 'Jogo responsável',
  'help.category.other': 'Outros',
  'help.vote': 'Isso ajudou?',
  'help.vote.yes': 'Sim',
  'help.vote.no': 'Não',
  'help.vote.thanks': 'Obrigado por nos contar',
  'help.vote.more': 'Ainda precisa de ajuda?',
  'help.list': 'Todos os assuntos',
  'help.gone': 'Este artigo não está mais disponível',
}
