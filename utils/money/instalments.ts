/** A bank's instalments of a sum, as the server calculated them. Amounts in whole poisha. */
export interface Instalments {
  code: string;
  bank: string;
  months: number;
  monthlyPoisha: number;
  /** The total paid over all months, including the bank's charge. */
  totalPoisha: number;
}
