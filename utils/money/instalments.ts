/** A bank's instalments of a sum, as the server calculated them. Amounts in whole poisha. */
export interface Instalments {
  code: string;
  bank: string;
  months: number;
  monthlyPoisha: number;
  /** What is paid over all months, the bank's charge included. */
  totalPoisha: number;
}
