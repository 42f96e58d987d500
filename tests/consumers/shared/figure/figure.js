import 'sepax/embed';
